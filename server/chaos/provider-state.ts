/** The provider's complete state, from its control API. */
export type ProviderState = {
  transactions: { id: number; reference: string; status: string; amount: number; paid_at: string | null }[]
  refunds: { id: number; transaction: number; amount: number; status: string }[]
  settlements: { id: number; status: string; effective_amount: number }[]
  strikes: Record<string, number>
  deliveries: { state: string; fault: string; attempts: number; event: string }[]
}
