import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import { buildingQuery, estateQuery, estatesQuery, propertiesQuery, propertyQuery } from './queries.ts'
import {
  readChosenSettings,
  readEstatesSearch,
  readPropertiesSearch,
  readPropertySearch,
  readSettingsSearch,
  readUnitListSearch,
  readUnitsSearch,
} from './search.ts'

const permission = 'properties_read'

export const propertiesScreen = screen('/dashboard/properties', {
  title: titles.properties,
  permission,
  search: readPropertiesSearch,
  load: ({ search }) => [propertiesQuery({ limit: PAGE_SIZE, ...search })],
  page: () => import('./pages/PropertiesPage.tsx'),
})

export const newPropertyScreen = taskScreen('/dashboard/properties/new', {
  title: titles.newProperty,
  permission: 'properties_write',
  page: () => import('./pages/NewPropertyPage.tsx'),
})

export const addUnitsScreen = taskScreen('/dashboard/properties/$id/add-units', {
  title: titles.addUnits,
  permission: 'properties_write',
  page: () => import('./pages/AddUnitsPage.tsx'),
})

export const changeRentsScreen = taskScreen('/dashboard/properties/$id/rents', {
  title: titles.changeRents,
  permission: 'properties_write',
  page: () => import('./pages/ChangeRentsPage.tsx'),
})

export const entrustUnitsScreen = taskScreen('/dashboard/properties/$id/entrust', {
  title: titles.entrustUnits,
  permission: 'properties_write',
  page: () => import('./pages/EntrustUnitsPage.tsx'),
})

export const propertyScreen = screen('/dashboard/properties/$id', {
  title: titles.properties,
  permission,
  search: readPropertySearch,
  load: ({ params }) => [propertyQuery(params.id), buildingQuery(params.id)],
  page: () => import('./pages/PropertyPage.tsx'),
})

export const estatesScreen = screen('/dashboard/estates', {
  title: titles.estates,
  permission,
  search: readEstatesSearch,
  load: ({ search }) => [estatesQuery({ limit: PAGE_SIZE, ...search })],
  page: () => import('./pages/EstatesPage.tsx'),
})

export const estateScreen = screen('/dashboard/estates/$id', {
  title: titles.estates,
  permission,
  search: readUnitListSearch,
  load: ({ params }) => [estateQuery(params.id)],
  page: () => import('./pages/EstatePage.tsx'),
})

export const estateUnitsScreen = screen('/dashboard/estates/$id/units', {
  title: titles.units,
  permission,
  search: readUnitsSearch,
  load: ({ params }) => [estateQuery(params.id)],
  page: () => import('./pages/EstateUnitsPage.tsx'),
})

const canSetUp = 'properties_write'

export const estateSettingsScreen = screen('/dashboard/estates/$id/settings', {
  title: titles.estateSettings,
  permission: canSetUp,
  search: readSettingsSearch,
  load: ({ params }) => [estateQuery(params.id)],
  page: () => import('./pages/EstateSettingsPage.tsx'),
})

/** Navigation entry: redirects to the settings of the chosen estate. */
export const settingsOfChosenScreen = screen('/dashboard/estate-settings', {
  title: titles.estateSettings,
  permission: canSetUp,
  search: readChosenSettings,
  page: () => import('./pages/ChosenSettingsPage.tsx'),
})

export const nationalHolidaysScreen = screen('/dashboard/admin/holidays', {
  title: titles.nationalHolidays,
  permission: 'platform_read',
  page: () => import('./pages/NationalHolidaysPage.tsx'),
})

export const estatesScreens = [
  propertiesScreen,
  propertyScreen,
  estatesScreen,
  estateScreen,
  estateUnitsScreen,
  estateSettingsScreen,
  settingsOfChosenScreen,
  nationalHolidaysScreen,
] as const

/** Task screens, without the frame. */
export const estatesFocusScreens = [
  newPropertyScreen,
  addUnitsScreen,
  changeRentsScreen,
  entrustUnitsScreen,
] as const
