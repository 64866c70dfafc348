export function moment(milliseconds: number): string
export function moment(milliseconds: number | null): string | null
/** A time as the wire writes it. */
export function moment(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}
