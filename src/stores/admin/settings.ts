import type { Device, SettingsAnswer, SettingsRow } from '#src/domain/admin/settings.ts';
import { setShop, type ShopSettings } from '#src/domain/shop/shop.ts';
import { adminCall, adminDelete } from './admin-call.ts';

/** Reads the settings, and applies them to what the panel shows of the shop. */
export async function readSettings(signal?: AbortSignal): Promise<SettingsRow> {
  const row = await adminCall<SettingsRow>('settings', { signal });
  const { id: _, version: __, ...settings } = row;
  setShop(settings);
  return row;
}

export const saveSettings = (changed: Partial<ShopSettings>, version: number): Promise<SettingsAnswer> =>
  adminCall('settings', { method: 'PUT', body: { ...changed, version } });

export const changePassword = (current: string, next: string): Promise<unknown> =>
  adminCall('password', { method: 'PUT', body: { current, next } });

export const listDevices = async (signal?: AbortSignal): Promise<Device[]> =>
  (await adminCall<{ devices: Device[] }>('devices', { signal })).devices;

export const markDeviceOwn = (isOwn: boolean): Promise<unknown> =>
  adminCall('devices/current', { method: 'PUT', body: { isOwn } });

export const endDevice = (id: string): Promise<unknown> => adminDelete(`devices/${id}`);
