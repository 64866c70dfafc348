/** The few words of the design system that stand on the way in, apart so that sign-in loads no more. */
export const words = {
  brand: 'Gida',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
