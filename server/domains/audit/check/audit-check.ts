/** Identified by the entry, or by the day of a root. */
export type Fault = { entry?: number; day?: string; what: string }
export type AuditCheck = { entries: number; values: number; erased: number; roots: number; faults: Fault[] }
