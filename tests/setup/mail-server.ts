import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Letter = { recipients: string[]; raw: string };

export type MailServer = {
  url: string;
  /** In order of arrival. */
  letters: Letter[];
  /** Refuses every e-mail from now on, or accepts them again. */
  refuse: (refuses: boolean) => void;
  close: () => Promise<void>;
};

/** A mail server on loopback that keeps the e-mails it receives. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  let refusing = false;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void text(stream).then((raw) => {
        if (refusing) {
          done(new Error('mailbox full'));
          return;
        }
        letters.push({ recipients, raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    letters,
    refuse: (refuses) => (refusing = refuses),
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
