import { z } from 'zod'

const NIGERIAN = /^(?:\+?234|0)?([789][01]\d{8})$/

/** Normalises any Nigerian notation, also `+234 (0) 803…`, to `+2348031234567`; null if invalid. */
export function normalizePhone(text: string): string | null {
  const match = NIGERIAN.exec(text.replace(/\(0\)|[\s\-().]/g, ''))
  return match ? `+234${match[1]}` : null
}

/** `+2348031234567` → `+234 803 123 4567`. */
export function formatPhone(phone: string): string {
  const match = /^\+234(\d{3})(\d{3})(\d+)$/.exec(phone)
  return match ? `+234 ${match[1]} ${match[2]} ${match[3]}` : phone
}

/** A Nigerian phone number in any notation, stored as E.164. */
export const Phone = z
  .string()
  .max(30)
  .refine((text) => normalizePhone(text) !== null, 'A Nigerian number has 11 digits, like 0803 123 4567')
  .transform((text) => normalizePhone(text) ?? text)
