import type { AlertBase } from './queries.ts'

/** Whoever raised it, and managers of its estate. */
export const canLead = ({ is_led }: Pick<AlertBase, 'is_led'>): boolean => is_led

/** Also wardens and guards, for the people they see. Recipients answer for themselves instead. */
export const canMark = ({ is_led, is_warded }: Pick<AlertBase, 'is_led' | 'is_warded'>): boolean =>
  is_led || is_warded
