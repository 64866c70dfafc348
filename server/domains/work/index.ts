export { approvalAsked, orderChanged, orderMoved, visitChanged } from './events.ts'
export { createOrder, type NewOrder } from './orders/create-order.ts'
export { getOrder, lockOrder, type OrderRow } from './orders/order-queries.ts'
