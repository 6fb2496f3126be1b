import { useState } from 'preact/hooks';
import { Button } from '../components/button';
import { Dialog } from '../components/dialogs/dialog';
import { Form, TextField } from '../components/fields';
import { Notice } from '../components/notice';
import { PAGE_TEXTS } from './page-texts';
import { inLanguage } from '../app/language';
import { declineToken, enterToken, isTokenWanted, token } from '../app/token';

/** Asks for the admin token when a service wants it. */
export function TokenDialog() {
  const texts = inLanguage(PAGE_TEXTS);
  const [entered, setEntered] = useState('');
  if (!isTokenWanted.value) return null;
  return (
    <Dialog title={texts.tokenTitle} onClose={declineToken}>
      <p>{texts.tokenAbout}</p>
      {token.value !== '' && <Notice kind="bad">{texts.tokenWrong}</Notice>}
      <Form
        label={texts.tokenTitle}
        onSubmit={() => {
          enterToken(entered);
        }}
      >
        <TextField
          label={texts.token}
          type="password"
          value={entered}
          onChange={setEntered}
          isRequired
        />
        <Button kind="main" isSubmit>
          {texts.tokenEnter}
        </Button>
      </Form>
    </Dialog>
  );
}
