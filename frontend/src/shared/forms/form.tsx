import type { ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { isApiFailure, messageOf } from '../api/failure.js';

type FormProps<Values extends FieldValues> = Pick<
  StackProps,
  'id' | 'children' | 'spacing' | 'direction' | 'sx'
> &
  Pick<ButtonProps, 'size' | 'fullWidth' | 'variant'> & {
    form: UseFormReturn<Values>;
    /** A refusal of it is shown at `field`. */
    onSubmit: (values: Values) => unknown;
    field: Path<Values>;
    /** Its words, if the form can be sent. */
    button?: ReactNode;
  };

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, field, button, size, fullWidth, variant, children, ...stack } = props;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      form.setError(field, { message: messageOf(cause) }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        useFlexGap
        spacing={4}
        {...stack}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        {button && (
          <Button
            type="submit"
            disabled={form.formState.isSubmitting}
            {...{ size, fullWidth, variant }}
            sx={{ alignSelf: 'flex-start' }}
          >
            {button}
          </Button>
        )}
      </Stack>
    </FormProvider>
  );
}
