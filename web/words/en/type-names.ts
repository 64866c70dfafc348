/** What money is for: the English of receipts is the English of screens. */
export { TYPE_NAMES as typeNames } from '@gida/contract/domains/charges/type-names'
