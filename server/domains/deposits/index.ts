export { depositClocks, depositsDue } from './deposits-due.ts'
export { depositDue, depositMoved, returnAccountNamed } from './events.ts'
export { proposeDeductions } from './propose-deductions.ts'
export { remindOfDeposits } from './remind-of-deposits.ts'
