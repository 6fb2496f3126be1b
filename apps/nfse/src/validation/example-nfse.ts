/**
 * A valid invoice of R$ 1,000.00 at 5 %. It is a fixed text; the keys of its signatures were deleted.
 */
export const EXAMPLE_NFSE = `<?xml version="1.0" encoding="UTF-8"?>
<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">
  <infNFSe Id="NFS35503082212345678000195000000000000126031234567890">
    <xLocEmi>São Paulo</xLocEmi>
    <xLocPrestacao>São Paulo</xLocPrestacao>
    <nNFSe>1</nNFSe>
    <cLocIncid>3550308</cLocIncid>
    <xLocIncid>São Paulo</xLocIncid>
    <xTribNac>Suporte técnico em informática</xTribNac>
    <verAplic>exemplo-1.0</verAplic>
    <ambGer>2</ambGer>
    <tpEmis>1</tpEmis>
    <cStat>100</cStat>
    <dhProc>2026-03-10T15:00:01-03:00</dhProc>
    <nDFSe>1</nDFSe>
    <emit>
      <CNPJ>12345678000195</CNPJ>
      <xNome>Contribuinte de Teste</xNome>
      <enderNac>
        <xLgr>Praça da Sé</xLgr>
        <nro>100</nro>
        <xBairro>Sé</xBairro>
        <cMun>3550308</cMun>
        <UF>SP</UF>
        <CEP>01001000</CEP>
      </enderNac>
    </emit>
    <valores>
      <vBC>1000.00</vBC>
      <pAliqAplic>5.00</pAliqAplic>
      <vISSQN>50.00</vISSQN>
      <vTotalRet>0.00</vTotalRet>
      <vLiq>1000.00</vLiq>
    </valores>
<DPS xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">
  <infDPS Id="DPS355030821234567800019500001000000000000001">
    <tpAmb>2</tpAmb>
    <dhEmi>2026-03-10T15:00:00-03:00</dhEmi>
    <verAplic>exemplo-1.0</verAplic>
    <serie>1</serie>
    <nDPS>1</nDPS>
    <dCompet>2026-03-10</dCompet>
    <tpEmit>1</tpEmit>
    <cLocEmi>3550308</cLocEmi>
    <prest>
      <CNPJ>12345678000195</CNPJ>
      <regTrib>
        <opSimpNac>1</opSimpNac>
        <regEspTrib>0</regEspTrib>
      </regTrib>
    </prest>
    <toma>
      <CNPJ>11444777000161</CNPJ>
      <xNome>Cliente Exemplo Ltda</xNome>
      <end>
        <endNac>
          <cMun>3550308</cMun>
          <CEP>01310100</CEP>
        </endNac>
        <xLgr>Avenida Paulista</xLgr>
        <nro>1000</nro>
        <xBairro>Bela Vista</xBairro>
      </end>
    </toma>
    <serv>
      <locPrest>
        <cLocPrestacao>3550308</cLocPrestacao>
      </locPrest>
      <cServ>
        <cTribNac>010701</cTribNac>
        <xDescServ>Suporte técnico em março</xDescServ>
        <cNBS>115022000</cNBS>
      </cServ>
    </serv>
    <valores>
      <vServPrest>
        <vServ>1000.00</vServ>
      </vServPrest>
      <trib>
        <tribMun>
          <tribISSQN>1</tribISSQN>
          <tpRetISSQN>1</tpRetISSQN>
        </tribMun>
        <totTrib>
          <pTotTrib>
            <pTotTribFed>13.45</pTotTribFed>
            <pTotTribEst>0.00</pTotTribEst>
            <pTotTribMun>5.00</pTotTribMun>
          </pTotTrib>
        </totTrib>
      </trib>
    </valores>
  </infDPS>
<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/><SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><Reference URI="#DPS355030821234567800019500001000000000000001"><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/></Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue>vt0CLU4/z2DEC13Z6j0V3BznRbzkcsby13r4HcHS5zE=</DigestValue></Reference></SignedInfo><SignatureValue>O4tl17QaI3z+b1JWF2112Ghv3TVjKHZVHxk75uEHkFqXTy/X05e8NpAHD9X8sTjixDM2RCOnH1HdAucKRxAeYjQKocO1I/ivfj2CULLh6dy0SXrL1joOAImEw4MtzEc9YEL6KKGoohpJ0AcQOGs9zZnD4GEJ4a+LgjAowFGLPRTcPkWj9Htx2CZpFo+SjBSYWZ0Ahw23wgrgvnzGVbDFvghwrBwbPw9jXIZsYnBHIRD1WArMhtdIQCCs3pU4OgcEjdAStZ3jBS9kqlb0RCAhtDQ+iLFnA63s5e949xWZ8GD13WmtLAJnT/sCQclgcck8/ijlJz9JUpKWIZIKgNw+2A==</SignatureValue><KeyInfo><X509Data><X509Certificate>MIIDvjCCAqagAwIBAgICSgEwDQYJKoZIhvcNAQELBQAwgY8xMTAvBgNVBAMTKFNJTVVMQURPUiBTRU0gVkFMT1IgTEVHQUw6MTIzNDU2NzgwMDAxOTUxLTArBgNVBAsTJFRlc3QgY2VydGlmaWNhdGUgd2l0aG91dCBsZWdhbCB2YWx1ZTEeMBwGA1UECgwVQ29udHJpYnVpbnRlIGRlIFRlc3RlMQswCQYDVQQGEwJCUjAgFw0yMDAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVowgY8xMTAvBgNVBAMTKFNJTVVMQURPUiBTRU0gVkFMT1IgTEVHQUw6MTIzNDU2NzgwMDAxOTUxLTArBgNVBAsTJFRlc3QgY2VydGlmaWNhdGUgd2l0aG91dCBsZWdhbCB2YWx1ZTEeMBwGA1UECgwVQ29udHJpYnVpbnRlIGRlIFRlc3RlMQswCQYDVQQGEwJCUjCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAMXBksqLbT1a2A/I/kolW28KgIaP2BK9sD5ul3mn7Da+XDbRp6vmphD6PQy190BJ8pyglLxa93omd2AIKDTX8dS0SBcGGqEFdbKiCxwX3QWONwx0V0gp0pRUFn6rwSK3lFhcgHhaDN9BUUflI+HhyeK8Kq1W47jPyWyype5CGvBlYMGjK0JcO+hlJpvbZKIYKOwINLMbk8KaJNqYQAs1D3SBrGm93cLZtZGYOhc//fStGuC2OKLlTGN/EdwmL2FeMJVVqRQe44xld4CnxTi2Qh7k6O6VkOee8VMnLwZGIDscb7Eqb7mJoaGIQJRXw/0ClOueIvotGWy+Px4eAFzDr38CAwEAAaMgMB4wDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCBsAwDQYJKoZIhvcNAQELBQADggEBAEVmx5LJf4GBUQmBJ6Bm5CrfRYVhsWQjEssQloq42RT3LBDDDX0Wzrk3xxviDz/KOIm9dxVuZ3gTfHkYheflpG5f7vlN4bpBYTComNY1Cc/ckYmReCwvFiCfeBYQxYVdx6ic0iZIFwU6skvgSbAlI2zT0+IclZB4yY9LX206ODZyBN8WgMe9rNAWRjFDt8isddzQIFRM18sde0R4mCd2qkAKwMQBLmmsl/pgmqsypWrzzqvbHv/0eR+RU0IcBEKDF/yEJ23x7hn1e42a7MapbjgBTI71dSczk+ykPlmhewrk16djXsqNZ01YfnJKHx/HbIG12DrR9IZ3ZAQa7o1oaI0=</X509Certificate></X509Data></KeyInfo></Signature></DPS>
  </infNFSe>
<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#WithComments"/><SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><Reference URI="#NFS35503082212345678000195000000000000126031234567890"><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#WithComments"/></Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue>mV0lp7U7Epz6qDY/emCPT9/q5Z+uU3cNHMHckDewglI=</DigestValue></Reference></SignedInfo><SignatureValue>nPX5eN4/kVqe8PGgVmW/z5PBvAWvkzoH4Scrkxy6eyuTC92pJmms1rtud1ksZHMglRp8kgQFP31GbVJxUjSiFAHcIhV4JBpHE/Q6g/Re/LphvId+WBXO8pDw4J3HPFZJeD1H0mSySzzd9hJ3f1DFcm/i2muJh/Zt7qcT9u4yKK+86Kv///ggC8EN6N3BaU+Vq53+LGExdhkCtN3eS+U28SkJijlfn2sa1C15UpDIJoD/CH5BKw33fQRda92cX3Gd6cjQM9bmcjGkSO/0FWj8j8eGRvGRuRqBK5sd6233hDfhxx1BzbCpft0RzO2sK/AoAxJXCc8ZSHHHpOa77335UQ==</SignatureValue><KeyInfo><X509Data><X509Certificate>MIIDzDCCArSgAwIBAgICSgIwDQYJKoZIhvcNAQELBQAwgZYxMTAvBgNVBAMTKFNJTVVMQURPUiBTRU0gVkFMT1IgTEVHQUw6MTEyMjIzMzMwMDAxODExLTArBgNVBAsTJFRlc3QgY2VydGlmaWNhdGUgd2l0aG91dCBsZWdhbCB2YWx1ZTElMCMGA1UECgwcQXV0b3JpZGFkZSBTaW11bGFkYSBkYSBORlMtZTELMAkGA1UEBhMCQlIwIBcNMjAwMTAxMDAwMDAwWhgPMjA5OTEyMzEyMzU5NTlaMIGWMTEwLwYDVQQDEyhTSU1VTEFET1IgU0VNIFZBTE9SIExFR0FMOjExMjIyMzMzMDAwMTgxMS0wKwYDVQQLEyRUZXN0IGNlcnRpZmljYXRlIHdpdGhvdXQgbGVnYWwgdmFsdWUxJTAjBgNVBAoMHEF1dG9yaWRhZGUgU2ltdWxhZGEgZGEgTkZTLWUxCzAJBgNVBAYTAkJSMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyADcIWXNkcgspl1pdt4MKMJhL+T46uFapKIejrtMQ1eqvrCGkrhjAU3Cw4kIu/RFO9sQeYU+7zdr28m15fPKFc9b/FAm7Cq42coDlY3ybt05me/M71q5uHBj4eoFCox3PaHKXNwYqSWulxkjdHlYREIcLU//cjYxb48tJF1e2jvVKj4xteyq99nikFrLxWcVQOUfX5BAV/L6L3ptSjESuCQgRKaQxEcZudYKWYnGdp4L0OhSW/6HM6l9SzFWHEHH4eurXk/vs/yLZ4nQoUVvhD0fzCCvN+qjoJB6FsWXrAoXo+O5pTReNXWGjYQr5cY0QpJ68Ak3h6o6UBGXvzDJqQIDAQABoyAwHjAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIGwDANBgkqhkiG9w0BAQsFAAOCAQEAHuNv7TgWkpLWiiKSn/n8YdJMzBsbEopi0RzKL3sBZVwrv/K82A24KTlJ2ie1XDv5IVuZu5A61GXiNGt7DCAVGKfQ9pq6TmGOV4PIbest2wKG1eChlbELEMqFM+o8ZoSgNBp5BlgkKQ197P7tkcNmUrvXiD+G73odLYumZIDEUcnoQL8CSUgzYvb/aeS2QRrGHPOfJC2AFRMyxFk4JxMrYW7NgaFnEWUwzxv21Svi3Kil+eqtyD3lb9B/vGLQjHpokiYQK5B/8RITExdgbF2iocXmbYFnVO7XZp74ZG0GT1RkPRZuRaAeO36YgbXyabFPhyUo+jyq86aplPxHl3/o8w==</X509Certificate></X509Data></KeyInfo></Signature></NFSe>`;
