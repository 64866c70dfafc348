export { MaintenanceTabs } from './parts/MaintenanceTabs.tsx'
