import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'
import { avatarKey } from './profile/upload-avatar.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const usersPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'users',
      activity: 'ACCOUNT',
      of: 'id',
      holds: {
        email: 'contact',
        full_name: 'name',
        phone: 'contact',
        address: 'address',
        avatar_version: 'file',
        language: 'words',
      },
      erase: 'account',
      withheld: ['avatar_version'],
      files: ({ id, avatar_version }) => ({
        keys: avatar_version
          ? (['256', '64'] as const).map((size) => avatarKey(String(id), String(avatar_version), size))
          : [],
        name: 'picture.webp',
      }),
    },
    {
      table: 'user_profile',
      activity: 'ACCOUNT',
      of: 'user_id',
      holds: {
        bio: 'words',
        preferences: 'words',
        emergency_name: 'name',
        emergency_phone: 'contact',
        emergency_relationship: 'words',
      },
      erase: 'rows',
      withheld: ['emergency_name', 'emergency_phone', 'emergency_relationship'],
      goes_at_once: true,
    },
    { table: 'person_suspension', activity: 'LOG', of: 'user_id', holds: { reason: 'words' }, erase: 'keep' },
  ],
  none: {
    users: 'permissions_granted permissions_denied',
  },
}
