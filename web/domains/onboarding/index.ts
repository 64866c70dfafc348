export { BankAccountFields, checkBankAccount } from './parts/BankAccountFields.tsx'
