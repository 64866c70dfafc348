export { OrderCosts } from './slots.ts'
