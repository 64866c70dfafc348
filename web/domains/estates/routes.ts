import { focusScreen, screen } from '../../platform/screen.ts'
import { estateSettings } from '../../words/en/estate-settings.ts'
import { estates as words } from '../../words/en/estates.ts'
import { nationalHolidays } from '../../words/en/national-holidays.ts'
import { newProperty } from '../../words/en/new-property.ts'
import { units } from '../../words/en/units.ts'
import {
  readEstatesSearch,
  readListSearch,
  readPropertySearch,
  readSettingsSearch,
  readUnitListSearch,
} from './search.ts'

const permission = 'properties_read'

export const propertiesScreen = screen('/dashboard/properties', {
  title: words.properties.title,
  permission,
  search: readListSearch,
  page: () => import('./pages/PropertiesPage.tsx'),
})

export const newPropertyScreen = focusScreen('/dashboard/properties/new', {
  title: newProperty.frame,
  permission: 'properties_write',
  page: () => import('./pages/NewPropertyPage.tsx'),
})

export const addUnitsScreen = focusScreen('/dashboard/properties/$id/add-units', {
  title: units.add.frame,
  permission: 'properties_write',
  page: () => import('./pages/AddUnitsPage.tsx'),
})

export const changeRentsScreen = focusScreen('/dashboard/properties/$id/rents', {
  title: units.rents.frame,
  permission: 'properties_write',
  page: () => import('./pages/ChangeRentsPage.tsx'),
})

export const entrustUnitsScreen = focusScreen('/dashboard/properties/$id/entrust', {
  title: units.entrust.frame,
  permission: 'properties_write',
  page: () => import('./pages/EntrustUnitsPage.tsx'),
})

export const propertyScreen = screen('/dashboard/properties/$id', {
  title: words.properties.title,
  permission,
  search: readPropertySearch,
  page: () => import('./pages/PropertyPage.tsx'),
})

export const estatesScreen = screen('/dashboard/estates', {
  title: words.list.title,
  permission,
  search: readEstatesSearch,
  page: () => import('./pages/EstatesPage.tsx'),
})

export const estateScreen = screen('/dashboard/estates/$id', {
  title: words.list.title,
  permission,
  search: readUnitListSearch,
  page: () => import('./pages/EstatePage.tsx'),
})

export const estateSettingsScreen = screen('/dashboard/estate-settings', {
  title: estateSettings.title,
  permission: 'properties_write',
  search: readSettingsSearch,
  page: () => import('./pages/EstateSettingsPage.tsx'),
})

export const nationalHolidaysScreen = screen('/dashboard/admin/holidays', {
  title: nationalHolidays.title,
  permission: 'platform_read',
  page: () => import('./pages/NationalHolidaysPage.tsx'),
})

export const estatesScreens = [
  propertiesScreen,
  propertyScreen,
  estatesScreen,
  estateScreen,
  estateSettingsScreen,
  nationalHolidaysScreen,
] as const

/** One thing at a time: without the frame. */
export const estatesFocusScreens = [
  newPropertyScreen,
  addUnitsScreen,
  changeRentsScreen,
  entrustUnitsScreen,
] as const
