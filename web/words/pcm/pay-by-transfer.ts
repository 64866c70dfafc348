import type { payByTransfer as english } from '../en/pay-by-transfer.ts'
import type { Words } from '../words.ts'

export const payByTransfer = {
  title: 'Pay by bank transfer',
  own: 'Send any amount to this account. Na your own alone, and e go count as e enter. (This account is yours alone.)',
  ownNote: 'E go pay the oldest one first; anything wey remain go be your credit.',
  managerNote: 'Anything wey enter here na this tenant own.',
  account: 'Account number',
  bank: 'Bank',
  name: 'Account name',
  code: 'Pay code',
  codeNote: 'Write this code for the narration of your transfer, so that we go know say na your own.',
  codeManager: 'If this code dey the narration, the transfer go find this tenant.',
  estateAccount: 'To the estate account, with the pay code for the narration',
  askNote: 'If you get your own account number, you no need code: anything wey enter there na your own.',
  ask: 'Get my own account',
  askManager: 'Open account for am',
  asking: 'We dey ask the bank...',
  asked: 'We don ask the bank for the account number. E go come inside one or two minutes.',
  refused: (reason: string) => `The bank no gree open the account: ${reason}`,
  copy: (what: string) => `Copy ${what.toLowerCase()}`,
  copied: (what: string) => `${what} don copy`,
  copyFailed: 'Your browser no allow am. Press am long to copy.',
} satisfies Words<typeof english>
