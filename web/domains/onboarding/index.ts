export { banksQuery } from './queries.ts'
