// Separate from the money schemas, so that screens that only display amounts do not load Zod.

/** The most one amount may be, ₦10 billion: far below 2^53, so a JSON number is exact. */
export const MAX_KOBO = 1_000_000_000_000

const withKobo = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })

/** `150000000` → `₦1,500,000.00`. With `'short'`, kobo are shown only if not zero: for tables and figures. */
export function formatNaira(kobo: number, kind: 'full' | 'short' = 'full'): string {
  const sign = kobo < 0 ? '−' : ''
  const amount = Math.abs(kobo)
  const digits = kind === 'short' && amount % 100 === 0 ? whole : withKobo
  return `${sign}₦${digits.format(amount / 100)}`
}

/** For programs: two decimals, exact, without currency sign or thousands separators: `125050` → `1250.50`. */
export function plainNaira(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, '0')
  return `${kobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** For an axis or a unit cell: `₦2.4m`, `₦850k`. */
export function formatNairaRough(kobo: number): string {
  const naira = Math.abs(kobo) / 100
  const sign = kobo < 0 ? '−' : ''
  if (naira >= 1e9) return `${sign}₦${trim(naira / 1e9)}bn`
  if (naira >= 1e6) return `${sign}₦${trim(naira / 1e6)}m`
  if (naira >= 1e3) return `${sign}₦${trim(naira / 1e3)}k`
  return `${sign}₦${trim(naira)}`
}

const trim = (n: number) => String(Math.round(n * 10) / 10)
