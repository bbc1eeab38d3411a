import { deviceId, ownDeviceInput, passwordInput, settingsInput } from '#src/contracts/admin/settings.ts';
import type { SettingsAnswer } from '#src/domain/admin/settings.ts';
import { changePassword, endDevice, listDevices, markDeviceOwn } from '#src/server/admin/devices.ts';
import { readSettings, saveSettings } from '#src/server/settings/shop-settings.ts';
import { accept, acceptJson } from '../accept.ts';
import { adminOf } from '../guarded-routes.ts';
import type { Routes } from '../routes.ts';
import { sentToken, setSessionCookie } from '../session-cookie.ts';

/** The shop's settings, the owner's password and devices. */
export function addSettingsRoutes(app: Routes): void {
  app.get('/api/admin/settings', async (c) => c.json(await readSettings(c.var.db)));
  app.put('/api/admin/settings', async (c) => {
    const input = await acceptJson(settingsInput, c);
    const saved = await saveSettings(c.var.db, adminOf(c).userId, input);
    return c.json<SettingsAnswer>({ success: true, ...saved });
  });

  app.put('/api/admin/password', async (c) => {
    await changePassword(c.var.db, adminOf(c), await acceptJson(passwordInput, c));
    return c.json({ success: true });
  });

  app.get('/api/admin/devices', async (c) => c.json({ devices: await listDevices(c.var.db, adminOf(c)) }));
  app.put('/api/admin/devices/current', async (c) => {
    const { isOwn } = await acceptJson(ownDeviceInput, c);
    await markDeviceOwn(c.var.db, adminOf(c), isOwn);
    const { token, from } = sentToken(c);
    if (token && from === 'cookie') setSessionCookie(c, token, isOwn);
    return c.json({ success: true });
  });
  app.delete('/api/admin/devices/:id', async (c) => {
    await endDevice(c.var.db, adminOf(c), accept(deviceId, c.req.param('id')));
    return c.json({ success: true });
  });
}
