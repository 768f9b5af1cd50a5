import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BRAND, MESSAGES, UI_TIMINGS } from '@repurpose/contract';
import { useForm } from 'react-hook-form';

import { TextField } from '../../shared/forms/text-field.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta({
  title: 'Contact',
  description: `Write to the people who make ${BRAND.name}.`,
});

interface ContactForm {
  name: string;
  email: string;
  message: string;
}
const EMPTY: ContactForm = { name: '', email: '', message: '' };

const LEAD =
  'A question, a wish, or something that went wrong: tell us here. Please do not paste confidential texts.';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `/contact`: sending is simulated, nothing leaves the browser. */
export default function ContactPage() {
  const toast = useToast();
  const { register, handleSubmit, reset, formState } = useForm<ContactForm>();

  const send = handleSubmit(async () => {
    await wait(UI_TIMINGS.contactSubmitMs);
    toast({ title: MESSAGES.contact.sentTitle, description: MESSAGES.contact.sentBody });
    reset(EMPTY);
  });

  const field = (name: keyof ContactForm) => register(name, { required: true });

  return (
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '100%', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        gap: '40px 64px',
      }}
    >
      <header>
        <Typography variant="h1">Contact</Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 3 }}>
          {LEAD}
        </Typography>
      </header>
      <Card>
        <Stack
          component="form"
          spacing={5}
          sx={{ alignItems: 'start' }}
          onSubmit={(event) => void send(event)}
        >
          <TextField label="Name" autoComplete="name" required {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
          {/* A plain element: MUI's own keeps a copy as wide as the window was before it was narrowed. */}
          <TextField
            label="Message"
            inputComponent="textarea"
            inputProps={{ rows: 7 }}
            required
            {...field('message')}
          />
          <Button type="submit" size="large" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? MESSAGES.contact.submitting : 'Send Message'}
          </Button>
        </Stack>
      </Card>
    </Container>
  );
}
