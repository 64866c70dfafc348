import { focusScreen, screen } from '../../platform/screen.ts'
import { estates as words } from '../../words/en/estates.ts'
import { readListSearch, readPropertySearch, readUnitListSearch } from './search.ts'

const permission = 'properties_read'

export const propertiesScreen = screen('/dashboard/properties', {
  title: words.properties.title,
  permission,
  search: readListSearch,
  page: () => import('./pages/PropertiesPage.tsx'),
})

export const newPropertyScreen = focusScreen('/dashboard/properties/new', {
  title: words.create.frame,
  permission: 'properties_write',
  page: () => import('./pages/NewPropertyPage.tsx'),
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
  search: readListSearch,
  page: () => import('./pages/EstatesPage.tsx'),
})

export const estateScreen = screen('/dashboard/estates/$id', {
  title: words.list.title,
  permission,
  search: readUnitListSearch,
  page: () => import('./pages/EstatePage.tsx'),
})

export const estatesScreens = [propertiesScreen, propertyScreen, estatesScreen, estateScreen] as const

/** One thing at a time: without the frame. */
export const estatesFocusScreens = [newPropertyScreen] as const
