import type { live as english } from '../en/live.ts'
import type { Words } from '../words.ts'

export const live = {
  lost: 'Live messages don disconnect',
  reconnect: 'Connect again',
  rateLimited: 'Too many connections. Close the other Gida tabs, then load this one again.',
  unavailable: 'Login service no dey work now.',
  authFailed: 'We no fit confirm you. Abeg login again.',
  expired: 'Your time don finish. Abeg login again.',
  notConnected: 'Message no fit go, network no dey',
  denied: 'You no get permission',
  rightsChanged: 'Wetin you fit do don change. This page don show am.',
} satisfies Words<typeof english>
