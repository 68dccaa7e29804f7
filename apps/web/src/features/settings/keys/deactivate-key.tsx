import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { DeactivateApiKeyDocument } from '../api/deactivate-api-key.access-control.generated.ts'
import { apiKeyQuery } from '../settings-queries.ts'
import { useRefusalToast } from '../../../lib/use-refusal-toast.ts'
import classes from '../settings.module.css'

/** Switches the key off, requested twice: the way back leads through the bank. */
export function DeactivateKey({ orgReferenceId }: { orgReferenceId: string }) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const [isConfirming, setIsConfirming] = useState(false)
  const showRefusal = useRefusalToast()
  const switchOff = useMutation({
    mutationFn: async () => {
      const options = { service: 'access-control' } as const
      return (await execute(DeactivateApiKeyDocument, { orgReferenceId }, options)).deactivateApiKey
    },
    onSuccess: key => {
      client.setQueryData(apiKeyQuery(orgReferenceId).queryKey, key)
      toast.success(t($ => $.apiKey.deactivated))
    },
    onError: showRefusal,
    onSettled: () => setIsConfirming(false),
  })
  return (
    <div className={classes.row}>
      <Button variant="default" color="danger" onClick={() => setIsConfirming(true)}>
        {t($ => $.apiKey.deactivate)}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        tone="danger"
        title={t($ => $.apiKey.deactivateTitle)}
        body={t($ => $.apiKey.deactivateBody)}
        confirmLabel={t($ => $.apiKey.deactivate)}
        isBusy={switchOff.isPending}
        onConfirm={() => switchOff.mutate()}
        onCancel={() => setIsConfirming(false)}
      />
    </div>
  )
}
