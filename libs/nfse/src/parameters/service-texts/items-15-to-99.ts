/** Items 15 to 99: see `service-text.ts`. */
export const ITEMS_15_TO_99 = `
150101 Administração de fundos quaisquer e congêneres.
150102 Administração de consórcio e congêneres.
150103 Administração de cartão de crédito ou débito e congêneres.
150104 Administração de carteira de clientes e congêneres.
150105 Administração de cheques pré-datados e congêneres.
150201 Abertura de conta-corrente no País, bem como a manutenção da referida conta ativa e inativa.
150202 Abertura de conta-corrente no exterior, bem como a manutenção da referida conta ativa e inativa.
150203 Abertura de conta de investimentos e aplicação no País, bem como a manutenção da referida conta ativa e inativa.
150204 Abertura de conta de investimentos e aplicação no exterior, bem como a manutenção da referida conta ativa e inativa.
150205 Abertura de caderneta de poupança no País, bem como a manutenção da referida conta ativa e inativa.
150206 Abertura de caderneta de poupança no exterior, bem como a manutenção da referida conta ativa e inativa.
150207 Abertura de contas em geral no País, não abrangida em outro subitem, bem como a manutenção das referidas contas ativas e inativas.
150208 Abertura de contas em geral no exterior, não abrangida em outro subitem, bem como a manutenção das referidas contas ativas e inativas.
150301 Locação de cofres particulares.
150302 Manutenção de cofres particulares.
150303 Locação de terminais eletrônicos.
150304 Manutenção de terminais eletrônicos.
150305 Locação de terminais de atendimento.
150306 Manutenção de terminais de atendimento.
150307 Locação de bens e equipamentos em geral.
150308 Manutenção de bens e equipamentos em geral.
150401 Fornecimento ou emissão de atestados em geral, inclusive atestado de idoneidade, atestado de capacidade financeira e congêneres.
150501 Cadastro, elaboração de ficha cadastral, renovação cadastral e congêneres.
150502 Inclusão no Cadastro de Emitentes de Cheques sem Fundos - CCF.
150503 Exclusão no Cadastro de Emitentes de Cheques sem Fundos - CCF.
150504 Inclusão em quaisquer outros bancos cadastrais.
150505 Exclusão em quaisquer outros bancos cadastrais.
150601 Emissão, reemissão e fornecimento de avisos, comprovantes e documentos em geral
150602 Abono de firmas.
150603 Coleta e entrega de documentos, bens e valores.
150604 Comunicação com outra agência ou com a administração central.
150605 Licenciamento eletrônico de veículos.
150606 Transferência de veículos.
150607 Agenciamento fiduciário ou depositário.
150608 Devolução de bens em custódia.
150701 Acesso, movimentação, atendimento e consulta a contas em geral, por qualquer meio ou processo, inclusive por telefone, fac-símile, internet e telex.
150702 Acesso a terminais de atendimento, inclusive vinte e quatro horas.
150703 Acesso a outro banco e à rede compartilhada.
150704 Fornecimento de saldo, extrato e demais informações relativas a contas em geral, por qualquer meio ou processo.
150801 Emissão, reemissão, alteração, cessão, substituição, cancelamento e registro de contrato de crédito.
150802 Estudo, análise e avaliação de operações de crédito.
150803 Emissão, concessão, alteração ou contratação de aval, fiança, anuência e congêneres.
150804 Serviços relativos à abertura de crédito, para quaisquer fins.
150901 Arrendamento mercantil (leasing) de quaisquer bens, inclusive cessão de direitos e obrigações, substituição de garantia, alteração, cancelamento e registro de contrato, e demais serviços relacionados ao arrendamento mercantil (leasing).
151001 Serviços relacionados a cobranças em geral, de títulos quaisquer, de contas ou carnês, de câmbio, de tributos e por conta de terceiros, inclusive os efetuados por meio eletrônico, automático ou por máquinas de atendimento.
151002 Serviços relacionados a recebimentos em geral, de títulos quaisquer, de contas ou carnês, de câmbio, de tributos e por conta de terceiros, inclusive os efetuados por meio eletrônico, automático ou por máquinas de atendimento.
151003 Serviços relacionados a pagamentos em geral, de títulos quaisquer, de contas ou carnês, de câmbio, de tributos e por conta de terceiros, inclusive os efetuados por meio eletrônico, automático ou por máquinas de atendimento.
151004 Serviços relacionados a fornecimento de posição de cobrança, recebimento ou pagamento.
151005 Serviços relacionados a emissão de carnês, fichas de compensação, impressos e documentos em geral.
151101 Devolução de títulos, protesto de títulos, sustação de protesto, manutenção de títulos, reapresentação de títulos, e demais serviços a eles relacionados.
151201 Custódia em geral, inclusive de títulos e valores mobiliários.
151301 Serviços relacionados a operações de câmbio em geral, edição, alteração, prorrogação, cancelamento e baixa de contrato de câmbio.
151302 Serviços relacionados a emissão de registro de exportação ou de crédito.
151303 Serviços relacionados a cobrança ou depósito no exterior.
151304 Serviços relacionados a emissão, fornecimento e cancelamento de cheques de viagem.
151305 Serviços relacionados a fornecimento, transferência, cancelamento e demais serviços relativos a carta de crédito de importação, exportação e garantias recebidas.
151306 Serviços relacionados a envio e recebimento de mensagens em geral relacionadas a operações de câmbio.
151401 Fornecimento, emissão, reemissão de cartão magnético, cartão de crédito, cartão de débito, cartão salário e congêneres.
151402 Renovação de cartão magnético, cartão de crédito, cartão de débito, cartão salário e congêneres.
151403 Manutenção de cartão magnético, cartão de crédito, cartão de débito, cartão salário e congêneres.
151501 Compensação de cheques e títulos quaisquer.
151502 Serviços relacionados a depósito, inclusive depósito identificado, a saque de contas quaisquer, por qualquer meio ou processo, inclusive em terminais eletrônicos e de atendimento.
151601 Emissão, reemissão, liquidação, alteração, cancelamento e baixa de ordens de pagamento, ordens de crédito e similares, por qualquer meio ou processo.
151602 Serviços relacionados à transferência de valores, dados, fundos, pagamentos e similares, inclusive entre contas em geral.
151701 Emissão e fornecimento de cheques quaisquer, avulso ou por talão.
151702 Devolução de cheques quaisquer, avulso ou por talão.
151703 Sustação, cancelamento e oposição de cheques quaisquer, avulso ou por talão.
151801 Serviços relacionados a crédito imobiliário, de avaliação e vistoria de imóvel ou obra.
151802 Serviços relacionados a crédito imobiliário, de análise técnica e jurídica.
151803 Serviços relacionados a crédito imobiliário, de emissão, reemissão, alteração, transferência e renegociação de contrato.
151804 Serviços relacionados a crédito imobiliário, de emissão e reemissão do termo de quitação.
151805 Demais serviços relacionados a crédito imobiliário.
160101 Serviços de transporte coletivo municipal rodoviário de passageiros.
160102 Serviços de transporte coletivo municipal metroviário de passageiros.
160103 Serviços de transporte coletivo municipal ferroviário de passageiros.
160104 Serviços de transporte coletivo municipal aquaviário de passageiros.
160201 Outros serviços de transporte de natureza municipal.
170101 Assessoria ou consultoria de qualquer natureza, não contida em outros itens desta lista.
170102 Análise, exame, pesquisa, coleta, compilação e fornecimento de dados e informações de qualquer natureza, inclusive cadastro e similares.
170201 Datilografia, digitação, estenografia e congêneres.
170202 Expediente, secretaria em geral, apoio e infra-estrutura administrativa e congêneres.
170203 Resposta audível e congêneres.
170204 Redação, edição, revisão e congêneres.
170205 Interpretação, tradução e congêneres.
170301 Planejamento, coordenação, programação ou organização técnica.
170302 Planejamento, coordenação, programação ou organização financeira.
170303 Planejamento, coordenação, programação ou organização administrativa.
170401 Recrutamento, agenciamento, seleção e colocação de mão-de-obra.
170501 Fornecimento de mão-de-obra, mesmo em caráter temporário, inclusive de empregados ou trabalhadores, avulsos ou temporários, contratados pelo prestador de serviço.
170601 Propaganda e publicidade, inclusive promoção de vendas, planejamento de campanhas ou sistemas de publicidade, elaboração de desenhos, textos e demais materiais publicitários.
170801 Franquia (franchising).
170901 Perícias, laudos, exames técnicos e análises técnicas.
171001 Planejamento, organização e administração de feiras, exposições, e congêneres.
171002 Planejamento, organização e administração de congressos e congêneres.
171101 Organização de festas e recepções.
171102 Bufê (exceto o fornecimento de alimentação e bebidas, que fica sujeito ao ICMS).
171201 Administração em geral, inclusive de bens e negócios de terceiros.
171301 Leilão e congêneres.
171401 Advocacia
171501 Arbitragem de qualquer espécie, inclusive jurídica.
171601 Auditoria.
171701 Análise de Organização e Métodos.
171801 Atuária e cálculos técnicos de qualquer natureza.
171901 Contabilidade, inclusive serviços técnicos e auxiliares.
172001 Consultoria e assessoria econômica ou financeira.
172101 Estatística.
172201 Cobrança em geral.
172301 Assessoria, análise, avaliação, atendimento, consulta, cadastro, seleção, gerenciamento de informações, administração de contas a receber ou a pagar e em geral, relacionados a operações de faturização (factoring).
172401 Apresentação de palestras, conferências, seminários e congêneres.
172501 Inserção de textos, desenhos e outros materiais de propaganda e publicidade, em qualquer meio (exceto em livros, jornais, periódicos e nas modalidades de serviços de radiodifusão sonora e de sons e imagens de recepção livre e gratuita).
180101 Serviços de regulação de sinistros vinculados a contratos de seguros e congêneres.
180102 Serviços de inspeção e avaliação de riscos para cobertura de contratos de seguros e congêneres.
180103 Serviços de prevenção e gerência de riscos seguráveis e congêneres.
190101 Serviços de distribuição e venda de bilhetes e demais produtos de loteria, cartões, pules ou cupons de apostas, sorteios, prêmios, inclusive os decorrentes de títulos de capitalização e congêneres.
190102 Serviços de distribuição e venda de bingos e congêneres.
200101 Serviços portuários, ferroportuários, utilização de porto, movimentação de passageiros, reboque de embarcações, rebocador escoteiro, atracação, desatracação, serviços de praticagem, capatazia, armazenagem de qualquer natureza, serviços acessórios, movimentação de mercadorias, serviços de apoio marítimo, de movimentação ao largo, serviços de armadores, estiva, conferência, logística e congêneres. (prestado em terra)
200102 Serviços portuários, ferroportuários, utilização de porto, movimentação de passageiros, reboque de embarcações, rebocador escoteiro, atracação, desatracação, serviços de praticagem, capatazia, armazenagem de qualquer natureza, serviços acessórios, movimentação de mercadorias, serviços de apoio marítimo, de movimentação ao largo, serviços de armadores, estiva, conferência, logística e congêneres. (prestado em águas marinhas)
200201 Serviços aeroportuários, utilização de aeroporto, movimentação de passageiros, armazenagem de qualquer natureza, capatazia, movimentação de aeronaves, serviços de apoio aeroportuários, serviços acessórios, movimentação de mercadorias, logística e congêneres.
200301 Serviços de terminais rodoviários, ferroviários, metroviários, movimentação de passageiros, mercadorias, inclusive suas operações, logística e congêneres.
210101 Serviços de registros públicos, cartorários e notariais.
220101 Serviços de exploração de rodovia mediante cobrança de preço ou pedágio dos usuários, envolvendo execução de serviços de conservação, manutenção, melhoramentos para adequação de capacidade e segurança de trânsito, operação, monitoração, assistência aos usuários e outros serviços definidos em contratos, atos de concessão ou de permissão ou em normas oficiais.
230101 Serviços de programação e comunicação visual e congêneres.
230102 Serviços de desenho industrial e congêneres.
240101 Serviços de chaveiros, confecção de carimbos e congêneres.
240102 Serviços de placas, sinalização visual, banners, adesivos e congêneres.
250101 Funerais, inclusive fornecimento de caixão, urna ou esquifes; aluguel de capela; transporte do corpo cadavérico; fornecimento de flores, coroas e outros paramentos; desembaraço de certidão de óbito; fornecimento de véu, essa e outros adornos; embalsamento, embelezamento, conservação ou restauração de cadáveres.
250201 Translado intramunicipal de corpos e partes de corpos cadavéricos.
250202 Cremação de corpos e partes de corpos cadavéricos.
250301 Planos ou convênio funerários.
250401 Manutenção e conservação de jazigos e cemitérios.
250501 Cessão de uso de espaços em cemitérios para sepultamento.
260101 Serviços de coleta, remessa ou entrega de correspondências, documentos, objetos, bens ou valores, inclusive pelos correios e suas agências franqueadas.
260102 Serviços de courrier e congêneres.
270101 Serviços de assistência social.
280101 Serviços de avaliação de bens e serviços de qualquer natureza.
290101 Serviços de biblioteconomia.
300101 Serviços de biologia e biotecnologia.
300102 Serviços de química.
310101 Serviços técnicos em edificações e congêneres.
310102 Serviços técnicos em eletrônica, eletrotécnica e congêneres.
310103 Serviços técnicos em mecânica e congêneres.
310104 Serviços técnicos em telecomunicações e congêneres.
320101 Serviços de desenhos técnicos.
330101 Serviços de desembaraço aduaneiro, comissários, despachantes e congêneres.
340101 Serviços de investigações particulares, detetives e congêneres.
350101 Serviços de reportagem e jornalismo.
350102 Serviços de assessoria de imprensa.
350103 Serviços de relações públicas.
360101 Serviços de meteorologia.
370101 Serviços de artistas, atletas, modelos e manequins.
380101 Serviços de museologia.
390101 Serviços de ourivesaria e lapidação (quando o material for fornecido pelo tomador do serviço).
400101 Obras de arte sob encomenda.
990101 Serviços sem a incidência de ISSQN e ICMS
`;
