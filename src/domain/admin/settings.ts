import type { ShopSettings } from '../shop/shop.ts';

/** `GET /api/admin/settings`: version 0 until the first edit. */
export type SettingsRow = ShopSettings & { id: 1; version: number };

/** `PUT /api/admin/settings`. */
export type SettingsAnswer = { success: true; settings: SettingsRow; undo: string | null };

/** A login that has neither expired nor been logged out. */
export type Device = {
  id: string;
  /** 'Chrome, Android'; empty when the browser did not say. */
  browser: string;
  /** The owner has marked the device as their own. */
  isOwn: boolean;
  isCurrent: boolean;
  since: string;
  expiresAt: string;
};
