import type { HookPart } from '../../platform/hooks/hook.ts'
import { notifyEndpoints } from './webhooks/notify-endpoints.ts'

export const integrationHooks: HookPart[] = [notifyEndpoints]
