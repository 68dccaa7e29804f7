import { IconCircleCheck, IconClock, IconSnowflake } from '@tabler/icons-react'
import { Chip } from '../../../components/text/chip.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { PersonOfContract } from '../settings-queries.ts'

interface PersonStateChipProps {
  person: Pick<PersonOfContract, 'userContractState' | 'isFrozenByBank' | 'registrationState'>
}

/** Whether a person gets into the company: open, frozen and by whom, or not signed in for the first time yet. */
export function PersonStateChip({ person }: PersonStateChipProps) {
  const { t } = useTranslation('settings')
  if (person.userContractState === 'FROZEN') {
    return (
      <Chip tone="danger" icon={IconSnowflake}>
        {person.isFrozenByBank
          ? t($ => $.users.states.FROZEN_BY_BANK)
          : t($ => $.users.states.FROZEN)}
      </Chip>
    )
  }
  if (person.registrationState === 'INIT') {
    return (
      <Chip tone="muted" icon={IconClock}>
        {t($ => $.users.states.INIT)}
      </Chip>
    )
  }
  return (
    <Chip tone="success" icon={IconCircleCheck}>
      {t($ => $.users.states.ACTIVE)}
    </Chip>
  )
}
