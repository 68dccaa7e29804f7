import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useFailure } from '../../lib/use-failure.ts'
import { useTranslation } from '../../lib/use-translation.ts'

interface AttachmentLinkProps {
  fileName: string
  /** Fetches the file and hands it to the browser; rejects when it cannot. */
  onSave: () => Promise<void>
}

/** The file of a document, saved at a press; why it could not be saved is shown below. */
export function AttachmentLink({ fileName, onSave }: AttachmentLinkProps) {
  const { t } = useTranslation('documents')
  const failure = useFailure()
  const handleClick = async () => {
    failure.forget()
    await onSave().catch(failure.show)
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={t($ => $.attachment.download, { name: fileName })}
        onClick={() => void handleClick()}
      >
        {fileName}
      </Button>
      {failure.words ? (
        <Notice tone="danger" role="alert">
          {failure.words}
        </Notice>
      ) : null}
    </>
  )
}
