export { Choices } from './parts/Choices.tsx'
export { MaintenanceTabs } from './parts/MaintenanceTabs.tsx'
