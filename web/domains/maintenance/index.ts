export { MaintenanceTabs } from './parts/MaintenanceTabs.tsx'
export { PriorityMark } from './parts/PriorityMark.tsx'
export { requestQuery } from './queries.ts'
export { WorkOnRequest } from './slots.ts'
