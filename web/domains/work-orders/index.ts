export { AssetOfOrder, OrderCosts } from './slots.ts'
