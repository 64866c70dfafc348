import type { AlertBase } from './queries.ts'

/** Who raised it, and who manages its estate. */
export const canLead = ({ is_led }: Pick<AlertBase, 'is_led'>): boolean => is_led

/** Wardens and guards too, for the people that they see. Nobody marks themselves: they answer. */
export const canMark = ({ is_led, is_warded }: Pick<AlertBase, 'is_led' | 'is_warded'>): boolean =>
  is_led || is_warded
