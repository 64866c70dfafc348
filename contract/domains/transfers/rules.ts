import { z } from 'zod'

/** Meanings of a bank statement's columns. */
export const STATEMENT_FIELDS = [
  'day',
  'narration',
  'credit',
  'debit',
  'amount',
  'side',
  'reference',
  'payer',
  'balance',
] as const
export const StatementField = z.enum(STATEMENT_FIELDS)
export type StatementField = z.infer<typeof StatementField>

/** READ: parsed, nothing booked yet. */
export const StatementState = z.enum(['READ', 'BOOKING', 'DONE', 'FAILED'])
export type StatementState = z.infer<typeof StatementState>

export const LineState = z.enum(['UNASSIGNED', 'POSTED', 'DISMISSED'])
export type LineState = z.infer<typeof LineState>

/** Evidence for a tenancy, or something to know before assigning money to it. */
export const MatchReason = z.enum([
  'ACCOUNT',
  'CODE',
  'CODE_CUT',
  'LEARNT_PAYER',
  'NAME_SAME',
  'NAME_LIKE',
  'NAME_PARTLY',
  'AMOUNT_ALL',
  'AMOUNT_CHARGES',
  'AMOUNT_PART',
  'AMOUNT_OVER',
  'DUE_NEAR',
  'TWO_TENANCIES',
  'RIVAL',
])
export type MatchReason = z.infer<typeof MatchReason>

/** Why money may already be recorded. */
export const LineDoubt = z.enum(['SAME_REFERENCE', 'OTHER_STATEMENT', 'RECORDED_ALREADY'])
export type LineDoubt = z.infer<typeof LineDoubt>

/** Why a line is no payment for a tenancy here. */
export const Dismissal = z.enum(['RECORDED_ALREADY', 'NOT_OURS'])
export type Dismissal = z.infer<typeof Dismissal>

export const VirtualAccountState = z.enum(['ASKED', 'OPEN', 'CLOSING', 'CLOSED', 'REFUSED'])
export type VirtualAccountState = z.infer<typeof VirtualAccountState>

/** Largest statement file in bytes. */
export const MOST_STATEMENT_BYTES = 10_000_000

/** Tenancies that one transfer can be split over. */
export const MOST_PARTS = 6
