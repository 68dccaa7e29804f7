import { IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './file-field.module.css'
import { useFileAddress } from './use-file-address.ts'

/** What every browser draws by itself. SVG is not among them: it is a document and no photograph. */
const drawn: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The picture itself, small, or the sign of a file; a picture that cannot be drawn is a file like any other. */
export function FilePicture({ file }: { file: File | undefined }) {
  const isDrawn = file !== undefined && drawn.includes(file.type)
  const address = useFileAddress(isDrawn ? file : undefined)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={classes.picture}>
      {address === undefined || address === broken ? (
        <IconFile size={18} aria-hidden />
      ) : (
        // The name stands beside it and says as much.
        <img src={address} alt="" onError={() => setBroken(address)} />
      )}
    </span>
  )
}
