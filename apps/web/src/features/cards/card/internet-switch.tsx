import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../components/feedback/toast-store.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { failureWords } from '../../../lib/failure-words.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SetInternetDocument } from '../api/set-internet.account.generated.ts'
import type { Card } from '../cards-model.ts'
import { cardsKey } from '../cards-queries.ts'

interface InternetSwitchProps {
  card: Card
  canChange: boolean
}

/** Whether the card pays on websites. The switch moves at once, and returns when the bank refuses. */
export function InternetSwitch({ card, canChange }: InternetSwitchProps) {
  const { t } = useTranslation('cards')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (isAvailable: boolean) =>
      execute(
        SetInternetDocument,
        { cardId: card.id, isAvailable },
        { service: 'account', idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: async (_data, isAvailable) => {
      await client.invalidateQueries({ queryKey: [cardsKey] })
      toast.success(t($ => (isAvailable ? $.card.internetOn : $.card.internetOff)))
    },
    onError: async error => toast.error(await failureWords(error, common, language)),
  })
  return (
    <CheckField
      kind="switch"
      label={t($ => $.card.internet)}
      hint={t($ => $.card.internetHint)}
      isChecked={change.isPending ? change.variables : card.isInternetAvailable}
      isDisabled={!canChange || change.isPending}
      onChange={isAvailable => change.mutate(isAvailable)}
    />
  )
}
