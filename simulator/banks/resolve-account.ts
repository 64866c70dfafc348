import { invalid, WireError } from '../http/wire-error.ts'
import { accountName } from './account-names.ts'
import { type Bank, findBank, testBank } from './bank-list.ts'

export type ResolvedAccount = { account_number: string; account_name: string; bank_id: number }

// The demonstration account answers at these two banks although its ending says otherwise.
const demonstrationAccount = '0000000000'
const banksOfDemonstrationAccount = ['057', '011']

/** Whose account it is. Numbers ending in 0000 belong to nobody, so that a failure can be had at will. */
export function resolveAccount(
  accountNumber: string | undefined,
  bankCode: string | undefined,
): ResolvedAccount {
  if (!accountNumber) throw invalid('account_number is required', 'missing_params')
  if (!bankCode) throw invalid('bank_code is required', 'missing_params')
  const bank = findBank(bankCode)
  if (!bank) throw invalid(`Unknown bank code: ${bankCode}`, 'invalid_params')
  return { account_number: accountNumber, account_name: nameAt(bank, accountNumber), bank_id: bank.id }
}

function nameAt(bank: Bank, accountNumber: string): string {
  if (bank === testBank) return `TEST ACCOUNT ${accountNumber}`
  if (!isHeld(bank, accountNumber)) {
    throw new WireError(422, 'Could not resolve account name. Check parameters or try again.', {
      type: 'validation_error',
      code: 'invalid_bank_code',
      nextStep: 'Check the account number and the bank code, then try again',
    })
  }
  return accountName(accountNumber)
}

function isHeld(bank: Bank, accountNumber: string): boolean {
  if (accountNumber === demonstrationAccount) return banksOfDemonstrationAccount.includes(bank.code)
  return /^\d{10}$/.test(accountNumber) && !accountNumber.endsWith('0000')
}
