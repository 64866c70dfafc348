type Joined = { name: string; test: RegExp; priority: number }

/** Matches modules by the end of their path, with `/` as any separator. */
const modules = (...paths: string[]) => new RegExp(`(?:${paths.join('|').replaceAll('/', '[\\\\/]')})$`)

/**
 * Groups the modules of a first visit into few files: on 2G each file costs about 0.5 kB of headers and up to half a second. A group holds
 * the modules named and their dependencies, except those in a group of higher priority. All else is split by screen (decision 127).
 */
export const joinedFiles: Joined[] = [
  // The auth pages and the app share React, so it is cached after sign-in.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  {
    name: 'entry',
    test: modules(
      'web/domains/auth/(pages/AuthPage.tsx|auth-entry.ts)',
      'web/platform/browser/(theme|title).ts',
      'web/ui/(styles.css|is-data-dear.ts)',
      'contract/shared/naira.ts',
      'vite/(preload-helper|modulepreload-polyfill).js',
    ),
    priority: 4,
  },
  // The app needs rules from modules that also hold schemas; without this group they would pull Zod into the first load.
  { name: 'schemas', test: modules('node_modules/zod/.*', 'contract/shared/(money|ids).ts'), priority: 3 },
  {
    name: 'app',
    test: modules(
      'web/(app|routes).tsx',
      'web/(live-updates|slots).ts',
      // What the first screens of all roles use.
      'web/domains/analytics/(pages/DashboardPage.tsx|parts/Meetings.tsx|figures.ts)',
      'web/ui/display/(Money|Row|Rows|StatusPill).tsx',
      'web/ui/layout/(CardBody|CardHead|MainGrid).tsx',
    ),
    priority: 2,
  },
  {
    name: 'tenant',
    test: modules('web/domains/(analytics/parts/TenantView|transfers/parts/PayByTransfer).tsx'),
    priority: 1,
  },
  {
    name: 'offices',
    test: modules('web/domains/analytics/parts/(AdminView|CollectorView).tsx'),
    priority: 1,
  },
  // Loaded after the first screen.
  {
    name: 'menus',
    test: modules(
      'web/ui/overlay/Sheet.tsx',
      'web/shell/(MobileDrawer|SignOutDialog).tsx',
      'web/domains/notifications/parts/NotificationPanel.tsx',
    ),
    priority: 1,
  },
  { name: 'kept', test: modules('web/shell/(cache-app.ts|unsent/UnsentSign.tsx)'), priority: 1 },
  { name: 'meetings', test: modules('web/domains/meetings/(index.ts|parts/NextMeetings.tsx)'), priority: 1 },
]
