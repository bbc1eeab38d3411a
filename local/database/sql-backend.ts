/** The database behind the Neon endpoint. Values are passed in PostgreSQL's text format, whatever their type. */
export interface SqlBackend {
  run: (query: string, params: SqlValue[]) => Promise<SqlResult>;
  /** All or nothing, on one connection, in this order. */
  transaction: (queries: SqlQuery[], options: TransactionOptions) => Promise<SqlResult[]>;
}

export type SqlValue = string | null;

interface SqlQuery {
  query: string;
  params: SqlValue[];
}

export interface SqlResult {
  command: string;
  /** Null for statements that count no rows, such as CREATE TABLE. */
  rowCount: number | null;
  fields: { name: string; dataTypeID: number }[];
  rows: SqlValue[][];
}

export interface TransactionOptions {
  isolationLevel?: IsolationLevel;
  readOnly?: boolean;
  deferrable?: boolean;
}

/** Neon's spelling, as its driver sends it. */
export const isolationLevels = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
} as const;
export type IsolationLevel = keyof typeof isolationLevels;

/** The statement that must follow BEGIN, or undefined when the server's defaults are asked for. */
export function transactionMode(options: TransactionOptions): string | undefined {
  const { isolationLevel, readOnly, deferrable } = options;
  const modes: string[] = [];
  if (isolationLevel !== undefined) modes.push(`ISOLATION LEVEL ${isolationLevels[isolationLevel]}`);
  if (readOnly !== undefined) modes.push(readOnly ? 'READ ONLY' : 'READ WRITE');
  if (deferrable !== undefined) modes.push(deferrable ? 'DEFERRABLE' : 'NOT DEFERRABLE');
  return modes.length === 0 ? undefined : `SET TRANSACTION ${modes.join(', ')}`;
}
