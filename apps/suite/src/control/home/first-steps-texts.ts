import { type Language } from '#libs/http';

export type StepName = 'pay' | 'advance' | 'read' | 'journal';

interface StepText {
  readonly title: string;
  readonly about: string;
  readonly button: string;
}

export interface FirstStepsTexts {
  readonly heading: string;
  /** The name of the sandbox follows this text. */
  readonly about: string;
  readonly noScript: string;
  readonly token: string;
  readonly tokenAbout: string;
  readonly request: string;
  readonly response: string;
  readonly steps: Readonly<Record<StepName, StepText>>;
  /** The messages of the page during a request and after it. `{status}` stands for the status code. */
  readonly says: {
    readonly waiting: string;
    readonly answered: string;
    readonly refused: string;
    readonly silent: string;
  };
}

export const FIRST_STEPS_TEXTS: Readonly<Record<Language, FirstStepsTexts>> = {
  en: {
    heading: 'First steps: one Pix payment',
    about: 'Press the buttons one after the other. The requests go to the sandbox',
    noScript: 'The buttons need JavaScript. The commands work without it.',
    token: 'Admin token',
    tokenAbout:
      'ADMIN_TOKEN is set, so the buttons need it. The page keeps it only until it is closed.',
    request: 'Request as a command',
    response: 'Response, indented if it is JSON',
    steps: {
      pay: {
        title: 'Send a Pix payment',
        about: 'The bank of the open banking simulator accepts it with the status RCVD (received).',
        button: 'Send the payment',
      },
      advance: {
        title: 'Advance the clock of all services',
        about:
          'The bank sends the payment to the SPI and settles it within three seconds of the clock. No test has to wait for that.',
        button: 'Advance by one minute',
      },
      read: {
        title: 'Read the payment again',
        about: 'Its status is now ACSC (settled).',
        button: 'Read the payment',
      },
      journal: {
        title: 'Look into the journal',
        about:
          'It has all requests to all services that belong to the payment, the oldest first, also those that the services sent to each other.',
        button: 'Show the journal',
      },
    },
    says: {
      waiting: 'The request was sent. Waiting for the response.',
      answered: 'The response has the status {status}.',
      refused:
        'The response has the status 401: the control of the suite needs a token. Enter the value of ADMIN_TOKEN in the field above and press the button again.',
      silent: 'The suite control does not answer. Is it still running?',
    },
  },
  pt: {
    heading: 'Primeiros passos: um pagamento Pix',
    about: 'Pressione os botões um após o outro. As requisições vão para o sandbox',
    noScript: 'Os botões precisam de JavaScript. Os comandos funcionam sem ele.',
    token: 'Token de administração',
    tokenAbout:
      'ADMIN_TOKEN está definido, por isso os botões precisam dele. A página o guarda só até ser fechada.',
    request: 'Requisição como comando',
    response: 'Resposta, com recuos se for JSON',
    steps: {
      pay: {
        title: 'Envie um pagamento Pix',
        about: 'O banco do simulador de Open Finance o aceita com o status RCVD (recebido).',
        button: 'Enviar o pagamento',
      },
      advance: {
        title: 'Avance o relógio de todos os serviços',
        about:
          'O banco envia o pagamento ao SPI e o liquida em até três segundos do relógio. Nenhum teste precisa esperar por isso.',
        button: 'Avançar um minuto',
      },
      read: {
        title: 'Leia o pagamento de novo',
        about: 'Agora o status é ACSC (liquidado).',
        button: 'Ler o pagamento',
      },
      journal: {
        title: 'Veja o diário',
        about:
          'Ele tem todas as requisições a todos os serviços que pertencem ao pagamento, a mais antiga primeiro, inclusive as que os serviços enviaram uns aos outros.',
        button: 'Mostrar o diário',
      },
    },
    says: {
      waiting: 'A requisição foi enviada. Aguardando a resposta.',
      answered: 'A resposta tem o status {status}.',
      refused:
        'A resposta tem o status 401: o controle da suíte precisa de um token. Informe o valor de ADMIN_TOKEN no campo acima e pressione o botão de novo.',
      silent: 'O controle da suíte não responde. Ele ainda está em execução?',
    },
  },
};
